import { gradeLabel } from "@learnin/domain/family/grades";
import type { ReportedSkill, StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { toMasteryWords } from "@learnin/domain/mastery/to-mastery-words";
import { ratingWords } from "@learnin/domain/mastery/belief/mastery-state";
import { EVIDENCE_TO_JUDGE } from "@learnin/domain/mastery/standing";
import type { DaySpan } from "@learnin/domain/reports/figures";
import { standingWords } from "@learnin/domain/reports/slipping";
import { answeredOf } from "@learnin/domain/reports/find";
import { tooFewWords } from "@learnin/domain/reports/sentence";
import { dayWords, minutesWords, shareWords } from "@learnin/domain/reports/words";
import { Link } from "react-router";
import { Badge } from "../../../ui/people/badge.tsx";
import { count } from "../../../platform/count-words.ts";
import { EvidenceDisclosure, StatementPart } from "../../evidence/index.ts";
import { answersPath } from "./answers-path.ts";
import { Sparkline } from "../charts/sparkline.tsx";
import { stageTones } from "../charts/stage-tones.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

interface SkillRowProps {
	skill: ReportedSkill;
	student: StudentReport["student"];
	span: DaySpan;
}

/** One skill: its figures in a line, its history when expanded. */
export function SkillRow({ skill, student, span }: SkillRowProps) {
	const { name, standard, grade, stage, active_ms, last_practised_on, review_due_on, skipped } = skill;
	const next = toMasteryWords(skill.answers_left);
	return (
		<>
			<div role="row" className="skill-line">
				<span role="cell" className="skill-name">
					<b>
						<WholeWords text={name} />
					</b>
					<span className="text-ink-3 text-sm">{`${gradeLabel(grade)} · ${standard}`}</span>
				</span>
				<span role="cell" className="skill-stage">
					{stage === "unknown" ? (
						<span className="text-ink-2 block text-sm first-letter:uppercase">
							{tooFewWords(answeredOf(skill.finished_ever, skill.course), EVIDENCE_TO_JUDGE)}
						</span>
					) : (
						<Badge tone={stageTones[stage]}>{standingWords(stage, skill.course.toReversed())}</Badge>
					)}
					{stage !== "unknown" && next !== null && <span className="text-ink-3 text-sm">{next}</span>}
					{review_due_on !== null && (
						<span className="text-ink-3 text-sm">{`Review by ${dayWords(review_due_on)}`}</span>
					)}
				</span>
				<span role="cell" data-label="Right on first try">
					<span className="skill-share">
						{shareWords(skill)}
						{skipped > 0 && <small className="text-ink-3 text-sm">{`${skipped} skipped`}</small>}
					</span>
				</span>
				<span role="cell" data-label="Time">
					{active_ms === 0 ? "–" : minutesWords(active_ms)}
				</span>
				<span role="cell" data-label="Last practiced">
					{dayWords(last_practised_on)}
				</span>
				<span role="cell" className="skill-trend">
					<Sparkline course={skill.course} />
					<span className="sr">{trendWords(skill.course)}</span>
				</span>
			</div>
			<div role="row">
				<div role="cell" aria-colspan={6}>
					<Course skill={skill} student={student} span={span} />
				</div>
			</div>
		</>
	);
}

function trendWords(course: ReportedSkill["course"]): string {
	const [first, last] = [course[0], course.at(-1)];
	if (first === undefined || last === undefined) return "No trend yet";
	const [from, to] = [ratingWords(first.stage_after), ratingWords(last.stage_after)];
	return from === to
		? `Stayed at ${to} over the last ${count(course.length, "question")}`
		: `From ${from} to ${to} over the last ${count(course.length, "question")}`;
}

function Course({ skill, student, span }: SkillRowProps) {
	const from = skill.last_practised_on < span.from ? (skill.course[0]?.date ?? span.from) : span.from;
	return (
		<EvidenceDisclosure
			className="skill-course"
			of={{ student_id: student.id, skill_id: skill.skill_id }}
			about={skill.name}
		>
			<StatementPart studentId={student.id} skillId={skill.skill_id} callName={student.call_name} />
			<p className="mt-2">
				<Link
					className="link tap-line text-sm"
					to={answersPath(student.id, { skill_id: skill.skill_id, from, to: span.to })}
				>
					All answers from these days<span className="sr"> in {skill.name}</span>
				</Link>
			</p>
		</EvidenceDisclosure>
	);
}
