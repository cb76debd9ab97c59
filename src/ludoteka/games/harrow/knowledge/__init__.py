"""Who knows what: view, imagined deals, reasons, components, observations and option keys."""
