"""The keeper: who is here, what is played, what was reported; closing, removing, banning, announcing, copying."""

from __future__ import annotations

from ..feature import Feature
from . import complaints, routes, wire
from .keeper import Keeper

FEATURE = Feature("keeper", service=Keeper, routes=(*routes.ROUTES, *complaints.ROUTES), wire=wire)
