import { familyStateWords } from "@learnin/domain/mastery/belief/family-state-words";
import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { MASTERY_STATES, type MasteryState } from "@learnin/domain/mastery/belief/mastery-state";
import {
	ChevronRight,
	CircleArrowUp,
	CircleCheck,
	CircleDashed,
	CircleDot,
	type LucideIcon,
} from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { EvidenceDisclosure, StatementPart } from "../../evidence/index.ts";
import "../../../styles/disclosure.css";

type GradeSkill = StudentReport["grade_skills"][number];

const looks: Readonly<Record<MasteryState, { Icon: LucideIcon; tone: string }>> = {
	mastered: { Icon: CircleCheck, tone: "text-mint" },
	nearly: { Icon: CircleArrowUp, tone: "text-gold-text" },
	learning: { Icon: CircleDot, tone: "text-sky" },
	not_started: { Icon: CircleDashed, tone: "text-ink-3" },
};

const statesShown = MASTERY_STATES.toReversed();

/** The grade's standards: every skill with its code and state. */
export function GradeSkills({ report: { grade_skills, student } }: { report: StudentReport }) {
	const domains = [...Map.groupBy(grade_skills, ({ domain_name }) => domain_name)];
	const count = (state: MasteryState) => grade_skills.filter((each) => each.state === state).length;
	return (
		<Card id="grade-skills" title={`Grade ${student.grade} standards`} className="grade-card">
			<p className="text-ink-2 mb-4">
				Common Core skills. We compare children only with the standards and with their own earlier work.
			</p>
			{/* In words it is among the findings. */}
			<div className="grade-bar" aria-hidden="true">
				{statesShown.filter(count).map((state) => (
					<i key={state} className={`grade-bar--${state}`} style={{ flexGrow: count(state) }} />
				))}
			</div>
			{domains.map(([domain, skills]) => (
				<details key={domain} className="disclosure grade-domain">
					<summary>
						<ChevronRight className="i" />
						{domain}
						<span className="text-ink-3 whitespace-nowrap">{masteredOf(skills)}</span>
					</summary>
					<ul className="disclosure-body grade-list">
						{skills.map((skill) => (
							<GradeSkillItem key={skill.skill_id} skill={skill} student={student} />
						))}
					</ul>
				</details>
			))}
		</Card>
	);
}

function GradeSkillItem({ skill, student }: { skill: GradeSkill; student: StudentReport["student"] }) {
	const { skill_id, state, standard, parent_name, name } = skill;
	const { Icon, tone } = looks[state];
	return (
		<li>
			<Icon className={`i ${tone}`} />
			<div className="min-w-0 grow">
				{parent_name} <span className="text-ink-3 text-sm whitespace-nowrap">{standard}</span>
				<EvidenceDisclosure
					of={{ student_id: student.id, skill_id }}
					about={name}
					{...(state === "not_started" && { label: "What we know so far" })}
				>
					<StatementPart studentId={student.id} skillId={skill_id} callName={student.call_name} />
				</EvidenceDisclosure>
			</div>
			<span className="text-ink-2 text-sm text-end max-w-32 shrink-0">{familyStateWords(skill)}</span>
		</li>
	);
}

function masteredOf(skills: StudentReport["grade_skills"]): string {
	const mastered = skills.filter(({ state }) => state === "mastered").length;
	return /* text */ `${mastered} of ${skills.length}`;
}
