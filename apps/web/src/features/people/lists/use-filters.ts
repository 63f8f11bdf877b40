import { useEffect, useState } from "react";
import { useSearchPart } from "../../../platform/pages/use-search-part.ts";

/** Debounce: searches once typing pauses. */
const typedForMs = 300;

export interface Filters {
	/** The text in the field. */
	typed: string;
	setTyped: (text: string) => void;
	/** The search of the list. */
	search: string;
	read: <T extends string>(name: string, known: readonly T[]) => T;
	choose: (name: string, value: string) => void;
	/** Shows everyone again. */
	clear: () => void;
}

/** The search and the filters of a list, kept in the address so that Back restores them. */
export function useFilters(): Filters {
	const { search: params, change: choose, clear } = useSearchPart();
	const search = params.get("search") ?? "";
	const [typed, setTyped] = useState(search);
	useEffect(() => {
		if (typed === search) return;
		const timer = setTimeout(() => choose("search", typed), typedForMs);
		return () => clearTimeout(timer);
	});
	return {
		typed,
		setTyped,
		search,
		choose,
		clear() {
			setTyped("");
			clear();
		},
		read(name, known) {
			const [first] = known;
			if (first === undefined) throw new Error("a filter without choices");
			return known.find((each) => each === params.get(name)) ?? first;
		},
	};
}
