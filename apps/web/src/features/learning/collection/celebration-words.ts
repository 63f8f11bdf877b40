import { recordText, recordTitle } from "@learnin/domain/rewards/record-words";
import { count } from "../../../platform/count-words.ts";
import type { Celebration } from "../learning.api.ts";

export interface Cheer {
	kind: Celebration["kind"];
	title: string;
	text: string;
}

/** The messages of a celebration: one for the goal, one for the streak, one for all skills together. */
export function cheersOf(celebrations: readonly Celebration[]): Cheer[] {
	const names = celebrations.flatMap((each) => (each.kind === "skill_mastered" ? [each.name] : []));
	const others = celebrations.flatMap((each) => (each.kind === "skill_mastered" ? [] : [cheerOf(each)]));
	return names.length === 0 ? others : [...others, ofSkills(names)];
}

function cheerOf(celebration: Exclude<Celebration, { kind: "skill_mastered" }>): Cheer {
	const { kind } = celebration;
	if (kind === "goal_reached")
		return {
			kind,
			title: "Today’s goal is reached.",
			text: `${count(celebration.count, "question")} today. Well done!`,
		};
	if (kind === "record")
		return { kind, title: `${recordTitle(celebration)}!`, text: recordText(celebration) };
	return {
		kind,
		title: `Streak: ${count(celebration.days, "day")}`,
		text: "Rest days don’t break it.",
	};
}

function ofSkills(names: readonly string[]): Cheer {
	const kind = "skill_mastered";
	const [name] = names;
	if (names.length === 1)
		return { kind, title: `You mastered “${name}”.`, text: "Its tile snapped into place on your board." };
	return { kind, title: `You mastered ${names.length} skills.`, text: names.join(", ") };
}
