import { useSearchParams } from "react-router";

/**
 * The query string, and a way to change several of its parts at once; null or nothing removes one. Opening a skill adds
 * a history entry, filtering does not.
 */
export function useSearchParts() {
	const [search, setSearch] = useSearchParams();
	const change = (parts: Record<string, string | null>) =>
		setSearch(
			(before) => {
				const next = new URLSearchParams(before);
				for (const [name, value] of Object.entries(parts))
					if (value === null || value === "") next.delete(name);
					else next.set(name, value);
				return next;
			},
			{ replace: !("skill" in parts), preventScrollReset: true },
		);
	return { search, change };
}
