import pg from "pg";

/**
 * What the log says about an unexpected error. A database message repeats values that people entered (in
 * quotes), and its parameters contain more of them, so only what names our own schema is kept.
 */
export function describeError(error: Error): Record<string, unknown> {
	const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
	if (!(error instanceof pg.DatabaseError)) return { message: error.message, stack };
	const { code, table, column, constraint, routine } = error;
	return { message: "the database refused a statement", code, table, column, constraint, routine, stack };
}
