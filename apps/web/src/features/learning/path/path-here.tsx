import { PRACTICE_REASON_TEXTS } from "@learnin/domain/mastery/planning/practice-reasons";
import { GraduationCap, MapPin, Play } from "lucide-react";
import { lessonPath } from "../../../paths/lesson-path.ts";
import { practiceSkillPath } from "../../../paths/paths.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import type { ListedSkill } from "../learning.api.ts";
import { FilledTile } from "../collection/skill-art.tsx";
import type { Here } from "./path.ts";
import { artOf, standingName } from "../stage-words.ts";
import { shownWords } from "../why-stage.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

export interface PathHereProps {
	here: Here;
	/** What it builds on and the child knows. */
	before: readonly ListedSkill[];
	opens: readonly ListedSkill[];
	/** A skill that builds on it, even if it is open already. */
	leadsTo: ListedSkill | undefined;
	ways: readonly ListedSkill[];
	onOpen: (skill_id: string) => void;
}

/** The child's position: what comes next and why, what opens after it, and other open skills. */
export function PathHere({ here, before, opens, leadsTo, ways, onOpen }: PathHereProps) {
	const { skill } = here;
	return (
		<section className="pa-here card" aria-labelledby="pa-here">
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<FilledTile {...artOf(skill)} />
			</svg>
			<div className="pa-here-words">
				<p className="pa-flag">
					<MapPin className="i" aria-hidden="true" />
					You are here
				</p>
				<h2 id="pa-here">
					<WholeWords text={skill.name} />
				</h2>
				<p>{reasonWords(here, before, leadsTo)}</p>
			</div>
			<div className="pa-here-ways">
				<Learn skill={skill} />
				<ButtonLink
					variant={isLearnedFirst(skill) ? "line" : "primary"}
					size="lg"
					to={practiceSkillPath(skill.id)}
					icon={<Play className="i" />}
				>
					Practice it
				</ButtonLink>
			</div>
			<SkillLinks title="It opens" skills={opens} onOpen={onOpen} />
			<SkillLinks title="Or go this way" skills={ways} onOpen={onOpen} />
		</section>
	);
}

/** Why this skill comes now. One of the starting point is not new to the child; a new one follows what it builds on, or leads on. */
function reasonWords(
	{ skill, reason }: Here,
	before: readonly ListedSkill[],
	above: ListedSkill | undefined,
): string {
	if (skill.looks_known) return "You probably know this. Now show it!";
	if (skill.shown_right > 0) return shownWords(skill.shown_right);
	if (reason === "next_new_skill" && before.length > 0) return followsWords(before);
	const leads = reason === "next_new_skill" || reason === "prerequisite_first";
	if (leads && above !== undefined) return `Next, because “${above.name}” builds on it.`;
	return reason === null ? standingName(skill) : PRACTICE_REASON_TEXTS[reason].child;
}

/** The nearest two of them say enough. */
function followsWords(before: readonly ListedSkill[]): string {
	const [last, other] = before.toReversed();
	if (last === undefined) return "";
	if (other === undefined) return `Next, because it builds on “${last.name}”.`;
	return `Next, because it builds on “${other.name}” and “${last.name}”.`;
}

function Learn({ skill }: { skill: ListedSkill }) {
	if (!skill.has_lesson) return null;
	return (
		<ButtonLink
			variant={isLearnedFirst(skill) ? "primary" : "line"}
			size="lg"
			to={lessonPath(skill.id)}
			icon={<GraduationCap className="i" />}
		>
			{skill.is_begun ? "Show me how" : "Learn it"}
		</ButtonLink>
	);
}

/** A skill that is begun or may be known is practiced first. */
function isLearnedFirst({ is_begun, looks_known, has_lesson }: ListedSkill): boolean {
	return has_lesson && !is_begun && !looks_known;
}

interface SkillLinksProps {
	title: string;
	skills: readonly ListedSkill[];
	onOpen: (skill_id: string) => void;
}

function SkillLinks({ title, skills, onOpen }: SkillLinksProps) {
	if (skills.length === 0) return null;
	return (
		<section className="pa-links" aria-label={title}>
			<h3>{title}</h3>
			<ul>
				{skills.map((skill) => (
					<li key={skill.id}>
						<button type="button" aria-haspopup="dialog" onClick={() => onOpen(skill.id)}>
							<svg viewBox="0 0 100 100" aria-hidden="true">
								<FilledTile {...artOf(skill)} />
							</svg>
							<span>{skill.name}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
