import type { Column, Columns } from "./columns.ts";
import type { Described, DescribedColumn } from "./describe-statement.ts";
import type { Statement } from "./statement.ts";

/** Where a statement differs from what the database says of it; empty if it is right. */
export function mismatches(
	{ params, row, order }: Pick<Statement<Columns, Columns>, "params" | "row" | "order">,
	described: Described,
): string[] {
	const names = described.columns.map(({ name }) => name);
	const missing = Object.keys(row).filter((name) => !names.includes(name));
	return [
		...order.flatMap((name, at) => typeMismatch(`:${name}`, params[name], described.params[at])),
		...missing.map((name) => `${name}: the statement returns no such column`),
		...described.columns.flatMap((column) => columnMismatches(column, row[column.name])),
	];
}

function typeMismatch(
	name: string,
	declared: Column<unknown> | undefined,
	type: string | undefined,
): string[] {
	return declared?.type === type ? [] : [`${name}: is ${type}, not ${declared?.type}`];
}

function columnMismatches(column: DescribedColumn, declared: Column<unknown> | undefined): string[] {
	const { name, type, isNeverNull, options } = column;
	if (declared === undefined) return [`${name}: is not in the row`];
	const isUnsureOfNull = !declared.isNullable && !isNeverNull;
	const isUnsureOfOptions = declared.options !== undefined && !isSame(declared.options, options);
	const found = typeMismatch(name, declared, type);
	if (declared.because !== undefined)
		return isUnsureOfNull || isUnsureOfOptions ? found : [...found, `${name}: needs no \`sure\``];
	if (isUnsureOfNull) found.push(`${name}: may be null`);
	if (isUnsureOfOptions) found.push(`${name}: allows ${options === null ? "any text" : options.join(", ")}`);
	return found;
}

function isSame(one: readonly string[], other: readonly string[] | null): boolean {
	return one.toSorted().join() === other?.toSorted().join();
}
