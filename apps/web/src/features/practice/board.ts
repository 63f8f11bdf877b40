import type { TileSpec } from "../../ui/tile.tsx";

/** So many questions right at the first try, without a hint, complete a tile. */
const tileGoal = 10;

export interface BoardSkill {
	id: string;
	name: string;
	grade: number;
	domain: string;
	solved_count: number;
	first_try_count: number;
}

export type TileState = "untouched" | "started" | "done";

export interface TileProgress {
	state: TileState;
	/** 0 to 1: how much of the tile is filled. */
	fill: number;
	/** What stands under the name. */
	label: string;
}

/** How a skill's tile looks: it fills with questions that were right at the first try. */
export function tileProgress({ solved_count, first_try_count }: BoardSkill): TileProgress {
	if (first_try_count >= tileGoal) return { state: "done", fill: 1, label: "Done" };
	if (solved_count === 0) return { state: "untouched", fill: 0, label: "Not started" };
	return {
		state: "started",
		fill: first_try_count / tileGoal,
		label: `${first_try_count} of ${tileGoal} first try`,
	};
}

const kinds: TileSpec["kind"][] = [
	"quarter",
	"steps",
	"ten",
	"arcs",
	"bars",
	"leaf",
	"grid",
	"tri",
	"plus",
	"pie",
	"wave",
	"ring",
];
const colors: TileSpec["color"][] = ["sky", "mint", "gold", "lilac", "coral"];

/** The tile of the skill at this place of its board. Neighbours differ in figure and colour. */
export function tileAt(place: number): TileSpec {
	return {
		kind: kinds[place % kinds.length] ?? "quarter",
		color: colors[place % colors.length] ?? "sky",
		soft: true,
	};
}

/** The grades that have skills, the learner's own first. */
export function gradesOf(skills: readonly BoardSkill[], ownGrade: number): number[] {
	const grades = [...new Set(skills.map(({ grade }) => grade))].toSorted((a, b) => a - b);
	return grades.includes(ownGrade) ? [ownGrade, ...grades.filter((grade) => grade !== ownGrade)] : grades;
}

/** What to practise next when no set is open: go on with a started skill, else begin one, nearest grade first. */
export function suggestSkill<S extends BoardSkill>(skills: readonly S[], ownGrade: number): S | undefined {
	const order: Record<TileState, number> = { started: 0, untouched: 1, done: 2 };
	const rank = (skill: S) => {
		const { state } = tileProgress(skill);
		// All of the own grade that is not done comes before any other grade.
		return (state === "done" ? 100 : 0) + Math.abs(skill.grade - ownGrade) * 3 + order[state];
	};
	return skills.toSorted((a, b) => rank(a) - rank(b))[0];
}
