def vocabulary_of(kit):
    return lambda seats, settings: []
