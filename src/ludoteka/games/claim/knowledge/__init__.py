"""What each seat knows in Claim: view, imagined deals, reasons, components and option keys."""
