import { gradeLabel } from "@learnin/domain/family/grades";
import { toMasteryWords } from "@learnin/domain/mastery/to-mastery-words";
import { useQuery } from "@tanstack/react-query";
import { GraduationCap, Play } from "lucide-react";
import { lessonPath } from "../../../paths/lesson-path.ts";
import { practiceSkillPath } from "../../../paths/paths.ts";
import { textOf } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EvidenceDisclosure } from "../../evidence/index.ts";
import type { Around } from "../path/find-skills.ts";
import type { ListedSkill, SkillDetails, Skills } from "../learning.api.ts";
import { skillQuery } from "../learning.api.ts";
import { FilledTile } from "./skill-art.tsx";
import { artOf, standingName } from "../stage-words.ts";
import { unitName } from "../path/unit-names.ts";
import { whyNow, whyStage } from "../why-stage.ts";

export interface SkillPanelProps {
	skill: ListedSkill;
	domains: Skills["domains"];
	around: Around | undefined;
	onOpen: (skill_id: string) => void;
	onClose: () => void;
}

/** One skill: the student's stage and why, its prerequisites, and how to practice it. */
export function SkillPanel({ skill, domains, around, onOpen, onClose }: SkillPanelProps) {
	const domain = domains.find(({ id }) => id === skill.domain) ?? { id: skill.domain, name: skill.domain };
	const where = `${gradeLabel(skill.grade)}, ${unitName(skill.grade, domain)}`;
	return (
		<Dialog open title={skill.name} onClose={onClose} className="ll-panel">
			<p className="ll-panel-where">{where}</p>
			<div className="ll-panel-stage">
				<Tile skill={skill} />
				<b>{standingName(skill)}</b>
			</div>
			<Details key={skill.id} skill={skill} />
			<div className="ll-panel-actions">
				<ButtonLink
					data-autofocus
					variant="primary"
					size="lg"
					to={practiceSkillPath(skill.id)}
					icon={<Play className="i" />}
				>
					Practice
				</ButtonLink>
				{skill.has_lesson && (
					<ButtonLink
						variant="line"
						size="lg"
						to={lessonPath(skill.id)}
						icon={<GraduationCap className="i" />}
					>
						{skill.is_begun ? "Show me how" : "Learn it"}
					</ButtonLink>
				)}
			</div>
			{skill.is_begun && (
				<EvidenceDisclosure
					key={skill.id}
					of={{ skill_id: skill.id }}
					about={skill.name}
					label="See your answers"
				/>
			)}
			<Joined title="Builds on" skills={around?.below ?? []} onOpen={onOpen} />
			<Joined title="Leads to" skills={around?.above ?? []} onOpen={onOpen} />
		</Dialog>
	);
}

function Tile({ skill }: { skill: ListedSkill }) {
	return (
		<svg className="ll-tile" viewBox="0 0 100 100" aria-hidden="true">
			<FilledTile {...artOf(skill)} />
		</svg>
	);
}

function Details({ skill }: { skill: ListedSkill }) {
	const { data, error, isFetching, refetch } = useQuery(skillQuery(skill.id));
	if (data) return <Known skill={skill} details={data} />;
	if (!error)
		return (
			<div role="status" aria-label="Loading what you did" className="grid gap-2">
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-5 w-2/3" />
			</div>
		);
	return (
		<div role="alert" className="grid justify-items-start gap-2">
			<p>{textOf(error)}</p>
			<Button variant="line" busy={isFetching} onClick={() => void refetch()}>
				Try again
			</Button>
		</div>
	);
}

function Known({ skill, details }: { skill: ListedSkill; details: SkillDetails }) {
	const { reason, practised_on, mastered_on, review_on, answers_left } = details;
	// Before the first answer the number would only be a guess.
	const next = skill.is_begun ? toMasteryWords(answers_left) : null;
	const now = whyNow(skill, reason);
	const why = whyStage(skill, details);
	return (
		<>
			{why !== null && <p>{why}</p>}
			{next !== null && <p className="ll-next">{next}</p>}
			{now !== null && <p className="chip chip--gold ll-reason">{now}</p>}
			{practised_on !== null && (
				<dl className="ll-days">
					<Day name="Last practiced" date={practised_on} />
					{mastered_on !== null && <Day name="Mastered" date={mastered_on} />}
					{review_on !== null && <Day name="Next review" date={review_on} />}
				</dl>
			)}
		</>
	);
}

function Day({ name, date }: { name: string; date: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				<time dateTime={date}>{dayText(date)}</time>
			</dd>
		</div>
	);
}

/** "Mar 3, 2026", in any time zone. */
function dayText(date: string): string {
	const words = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
	return new Intl.DateTimeFormat("en-US", words).format(new Date(`${date}T00:00:00Z`));
}

interface JoinedProps {
	title: string;
	skills: readonly ListedSkill[];
	onOpen: (skill_id: string) => void;
}

function Joined({ title, skills, onOpen }: JoinedProps) {
	if (skills.length === 0) return null;
	return (
		<section aria-label={title}>
			<h3>{title}</h3>
			<ul className="ll-joined">
				{skills.map((skill) => (
					<li key={skill.id}>
						<button type="button" onClick={() => onOpen(skill.id)}>
							<Tile skill={skill} />
							<span>{skill.name}</span>
							<small>{standingName(skill)}</small>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
