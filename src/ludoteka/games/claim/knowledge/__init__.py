"""The information of each seat in Claim: view, imagined deals, reasons, components and option keys."""
