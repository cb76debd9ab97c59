"""What each seat knows: view, imagined deals, reasons, components and option keys."""
