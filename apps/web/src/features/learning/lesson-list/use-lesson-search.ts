import { useSearchParams } from "react-router";

export interface LessonSearch {
	text: string;
	/** Null shows the overview of all grades. */
	grade: number | null;
	/** The skill whose panel is open. */
	skill: string | null;
}

/** The view state is in the address: it survives a reload, Back and a link. `own` is the initial grade. */
export function useLessonSearch(own: number) {
	const [params, setParams] = useSearchParams();
	const grade = params.get("grade");
	const search: LessonSearch = {
		text: params.get("q") ?? "",
		grade: grade === "all" ? null : Number(grade ?? own) || own,
		skill: params.get("skill"),
	};
	/** Null removes a parameter; opening a skill adds a history entry, filtering does not. */
	const change = (parts: Record<string, string | null>) =>
		setParams(
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

export type ChangeSearch = ReturnType<typeof useLessonSearch>["change"];
