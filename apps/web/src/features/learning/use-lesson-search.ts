import { useSearchParams } from "react-router";

export interface LessonSearch {
	text: string;
	/** Null shows all grades from afar. */
	grade: number | null;
	/** The skill whose panel is open. */
	skill: string | null;
}

/** What is looked at stands in the address: it survives a reload, Back and a link. `own` is the grade to begin with. */
export function useLessonSearch(own: number) {
	const [params, setParams] = useSearchParams();
	const grade = params.get("grade");
	const search: LessonSearch = {
		text: params.get("q") ?? "",
		grade: grade === "all" ? null : Number(grade ?? own) || own,
		skill: params.get("skill"),
	};
	/** Null takes a part away; opening a skill is a step that Back undoes, narrowing is none. */
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
