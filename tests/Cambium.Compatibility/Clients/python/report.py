"""What the scripts of this folder print: one line for each answer, comparable between servers."""


def show(label, *values):
    print(label + ":", *[repr(value) for value in values], flush=True)


def failure(label, work):
    """Runs work, which has to fail, and prints the driver's class of error, the SQLSTATE and the message."""
    try:
        result = work()
    except Exception as error:
        cause = getattr(error, "orig", None) or error
        code = getattr(cause, "pgcode", None) or getattr(cause, "sqlstate", None)
        print(label + ":", type(cause).__name__, code, str(cause).strip().replace("\n", " | "), flush=True)
    else:
        print(label + ": no error, but", repr(result), flush=True)
