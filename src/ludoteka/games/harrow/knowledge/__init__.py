"""What each seat knows: view, imagined deals, reasons, components, observations and option keys."""
