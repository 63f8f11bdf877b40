import { useSearchParams } from "react-router";

/** A part of the address by which a list is narrowed: set, or taken away with nothing. It makes no step to go back. */
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
