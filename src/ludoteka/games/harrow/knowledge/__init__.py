"""The information of each seat: view, imagined deals, reasons, components, observations and option keys."""
