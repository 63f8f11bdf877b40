import { lazily } from "@learnin/domain/texts/lazily";
import type { TransactionGroup } from "@learnin/contract/routes/money/transactions.contract";

/** Which movements the page shows; same names as in the address and in the API call. */
export interface TransactionFilter {
	student_id?: string;
	kind?: TransactionGroup;
	/** A year or a month, such as 2026 or 2026-11. */
	period?: string;
}

export const groupNames: Readonly<Record<TransactionGroup, string>> = {
	fees: "Fees",
	wallet: "Wallet",
	refunds: "Refunds",
	rewards: "Rewards",
};

/** Reads the page's address; unknown values are ignored. */
export function readFilter(search: URLSearchParams): TransactionFilter {
	const student_id = search.get("student_id");
	const kind = Object.keys(groupNames).find((each) => each === search.get("kind"));
	const period = search.get("period");
	return {
		...(student_id && { student_id }),
		...(kind && { kind: kind as TransactionGroup }),
		...(period && /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(period) && { period }),
	};
}

/** The address of a filter; other parameters stay. */
export function writeFilter(search: URLSearchParams, filter: TransactionFilter): URLSearchParams {
	const next = new URLSearchParams(search);
	for (const name of ["student_id", "kind", "period"] as const) {
		const value = filter[name];
		if (value === undefined) next.delete(name);
		else next.set(name, value);
	}
	return next;
}

/** A filter with one part set, or removed by an empty choice. */
export function withPart(
	filter: TransactionFilter,
	name: keyof TransactionFilter,
	value: string,
): TransactionFilter {
	const { [name]: _, ...others } = filter;
	return value === "" ? others : { ...others, [name]: value };
}

interface Period {
	value: string;
	label: string;
}

const monthFormat = /* @__PURE__ */ lazily(
	() =>
		new Intl.DateTimeFormat("en-US", {
			month: "long",
			year: "numeric",
			timeZone: "UTC",
		}),
);

/** The months from `last` back to `first` (both such as 2026-11), each year before its months; none before the first. */
export function periodsBetween(first: string | null, last: string): Period[] {
	const periods: Period[] = [];
	for (let at = numberOf(last), from = numberOf(first ?? last); at >= from; at -= 1) {
		const [year, month] = [Math.floor(at / 12), at % 12];
		if (periods.length === 0 || month === 11) periods.push({ value: `${year}`, label: `All of ${year}` });
		const label = monthFormat().format(new Date(Date.UTC(year, month, 15)));
		periods.push({ value: `${year}-${String(month + 1).padStart(2, "0")}`, label });
	}
	return periods;
}

function numberOf(month: string): number {
	return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}
