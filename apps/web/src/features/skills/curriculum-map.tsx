import { type Face, MapOfSkills } from "../../ui/skill-map/map-of-skills.tsx";
import { gapsOf } from "./find-in-curriculum.ts";
import { gapWords, givenText } from "./skill-words.ts";
import type { ListedSkill } from "./skills.api.ts";

export interface CurriculumMapProps {
	skills: readonly ListedSkill[];
	/** Skills matching the search and the filters; the others are dimmed. */
	found: ReadonlySet<string>;
	grade: number;
	onOpen: (skill_id: string) => void;
}

/** The map of the active skills with their coverage. */
export function CurriculumMap({ skills, ...props }: CurriculumMapProps) {
	const onMap = skills.flatMap(({ on_map, prerequisites, ...skill }) =>
		on_map === null
			? []
			: [
					{
						...skill,
						// Names for teachers are too long for a tile.
						name: skill.child_name,
						on_map,
						...on_map,
						weights: prerequisites,
						prerequisites: prerequisites.map(({ skill_id }) => skill_id),
					},
				],
	);
	const byId = new Map(skills.map((skill) => [skill.id, skill]));
	return (
		<MapOfSkills
			{...props}
			skills={onMap}
			faceOf={({ id }) => faceOf(byId.get(id))}
			linkTo={(id) => `?${new URLSearchParams({ view: "map", skill: id }).toString()}`}
		/>
	);
}

function faceOf(skill: ListedSkill | undefined): Face {
	const [gap] = skill === undefined ? [] : gapsOf(skill);
	const isEndless = skill !== undefined && skill.generator_version !== null;
	const published = skill?.questions.published ?? 0;
	return {
		sign: (
			<Sign height={isEndless ? 1 : Math.min(1, published / 20)} isBare={gap === "nothing_to_practise"} />
		),
		standing: skill === undefined ? "" : gap === undefined ? givenText(skill) : gapWords[gap].sign,
		tone: gap === "nothing_to_practise" ? "untouched" : published > 0 ? "learning" : "covered",
	};
}

/** A tile filled by how much there is to practice; crossed out if nothing. */
function Sign({ height: share, isBare }: { height: number; isBare: boolean }) {
	const height = share * 16;
	const color = isBare ? "var(--coral)" : "var(--fig-sky)";
	return (
		<>
			<rect x="2" y="2" width="22" height="22" rx="6" fill="none" strokeWidth="2" stroke={color} />
			{height > 0 && <rect x="5" y={21 - height} width="16" height={height} rx="2.5" fill={color} />}
			{isBare && <path d="M9 9l8 8M17 9l-8 8" stroke={color} strokeWidth="2.4" strokeLinecap="round" />}
		</>
	);
}
