"""The information of each seat: view, imagined deals, reasons, components and option keys."""
