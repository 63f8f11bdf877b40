import { lessonListPath } from "../../paths/more-paths.ts";
import { type Face, MapOfSkills } from "../../ui/skill-map/map-of-skills.tsx";
import type { ListedSkill } from "./learning.api.ts";
import { StageSign } from "./stage-mark.tsx";
import { standingName } from "./stage-words.ts";

export interface SkillMapProps {
	skills: readonly ListedSkill[];
	/** What the search and the filters leave; the others step back. */
	found: ReadonlySet<string>;
	/** The map begins there. */
	grade: number;
	onOpen: (skill_id: string) => void;
}

/** The map of the skills with where the learner stands in each. */
export function SkillMap(props: SkillMapProps) {
	return (
		<MapOfSkills {...props} faceOf={faceOf} linkTo={(skill) => lessonListPath({ view: "map", skill })} />
	);
}

function faceOf(skill: ListedSkill): Face {
	return {
		sign: <StageSign {...skill} />,
		standing: standingName(skill),
		tone: skill.is_begun ? skill.stage : "untouched",
	};
}
