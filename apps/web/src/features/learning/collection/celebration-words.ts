import { recordText, recordTitle } from "@learnin/domain/rewards/record-words";
import type { Season } from "@learnin/domain/rewards/seasons";
import { count } from "../../../platform/count-words.ts";
import type { Celebration } from "../learning.api.ts";
import { seasonEarned } from "./season-words.ts";

export interface Cheer {
	kind: Celebration["kind"];
	/** The celebrations it is about. */
	ids: readonly string[];
	title: string;
	text: string;
	/** The tile art that was earned. */
	season?: Season;
	/** The mastered skill, or the first of them. */
	skill_id?: string | undefined;
}

/** The most important first. */
const order: readonly Cheer["kind"][] = ["goal_reached", "streak", "skill_mastered", "season", "record"];

/** The messages of these celebrations; all skills share one. */
export function cheersOf(celebrations: readonly Celebration[]): Cheer[] {
	const skills = celebrations.filter((each) => each.kind === "skill_mastered");
	const others = celebrations.filter((each) => each.kind !== "skill_mastered");
	const cheers = [...others.map(cheerOf), ...(skills.length > 0 ? [ofSkills(skills)] : [])];
	return cheers.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

type OfSkill = Extract<Celebration, { kind: "skill_mastered" }>;

function cheerOf(celebration: Exclude<Celebration, OfSkill>): Cheer {
	const { kind, id } = celebration;
	const ids = [id];
	switch (kind) {
		case "goal_reached":
			return {
				kind,
				ids,
				title: "Today’s goal is reached.",
				text: `${count(celebration.count, "question")} today. Well done!`,
			};
		case "streak":
			return {
				kind,
				ids,
				title: `Streak: ${count(celebration.days, "day")}`,
				text: "Rest days don’t break it.",
			};
		case "season":
			return { kind, ids, ...seasonEarned(celebration), season: celebration.season };
		case "record":
			return { kind, ids, title: /* text */ `${recordTitle(celebration)}!`, text: recordText(celebration) };
	}
}

function ofSkills(skills: readonly OfSkill[]): Cheer {
	const names = skills.map(({ name }) => name);
	const about = {
		kind: "skill_mastered",
		ids: skills.map(({ id }) => id),
		skill_id: skills[0]?.skill_id,
	} as const;
	const [name] = names;
	if (names.length === 1)
		return { ...about, title: `You mastered “${name}”.`, text: "Its tile is full now." };
	// Phones have room for two names; the tiles below show the others.
	const text = names.length === 2 ? names.join(", ") : `${name} and ${names.length - 1} more`;
	return { ...about, title: `You mastered ${names.length} skills.`, text };
}
