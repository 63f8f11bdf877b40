import { useSearchParts } from "../../../platform/pages/use-search-parts.ts";

export interface LessonSearch {
	text: string;
	/** Null shows the overview of all grades. */
	grade: number | null;
	/** The skill whose panel is open. */
	skill: string | null;
}

/** The view state is in the address: it survives a reload, Back and a link. `own` is the initial grade. */
export function useLessonSearch(own: number) {
	const { search: parts, change } = useSearchParts();
	const grade = parts.get("grade");
	const search: LessonSearch = {
		text: parts.get("q") ?? "",
		grade: grade === "all" ? null : Number(grade ?? own) || own,
		skill: parts.get("skill"),
	};
	return { search, change };
}

export type ChangeSearch = ReturnType<typeof useLessonSearch>["change"];
