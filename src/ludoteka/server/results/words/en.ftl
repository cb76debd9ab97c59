error-no-page = There is no such page here.
