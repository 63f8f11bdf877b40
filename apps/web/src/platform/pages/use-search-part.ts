import { useSearchParams } from "react-router";

/** Sets a filter in the query string, or removes it without a value. Adds no history entry. */
export function useSearchPart() {
	const [search, setSearch] = useSearchParams();
	const change = (part: string, value: string) =>
		setSearch(
			(before) => {
				const next = new URLSearchParams(before);
				if (value === "") next.delete(part);
				else next.set(part, value);
				return next;
			},
			{ replace: true },
		);
	const clear = () => setSearch({}, { replace: true });
	return { search, change, clear };
}
