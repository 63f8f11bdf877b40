import type { StudentReport } from "@learnin/contract/routes/reports.contract";
import { ChevronRight, CircleCheck, CircleDashed, CircleDot } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { EvidenceDisclosure } from "../evidence/index.ts";
import "../../styles/disclosure.css";

type GradeSkill = StudentReport["grade_skills"][number];

const places = {
	mastered: { words: "Mastered", Icon: CircleCheck, tone: "text-mint" },
	in_progress: { words: "In progress", Icon: CircleDot, tone: "text-sky" },
	not_begun: { words: "Not begun", Icon: CircleDashed, tone: "text-ink-3" },
} as const;

const placesInOrder = ["mastered", "in_progress", "not_begun"] as const;

/** The standard of the grade: every skill with its code, and how far it is. */
export function GradeSkills({ report: { grade_skills, student } }: { report: StudentReport }) {
	const domains = [...Map.groupBy(grade_skills, ({ domain_name }) => domain_name)];
	const count = (place: GradeSkill["place"]) => grade_skills.filter((each) => each.place === place).length;
	return (
		<Card id="grade-skills" title={`The standard of grade ${student.grade}`} className="grade-card">
			<p className="text-ink-2 mb-4">
				{`Common Core: ${count("mastered")} mastered, ${count("in_progress")} in progress, ${count("not_begun")} not begun. A child is compared only with the standard and with itself.`}
			</p>
			<div className="grade-bar" aria-hidden="true">
				{placesInOrder.filter(count).map((place) => (
					<i key={place} className={`grade-bar--${place}`} style={{ flexGrow: count(place) }} />
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
							<GradeSkillItem key={skill.skill_id} skill={skill} studentId={student.id} />
						))}
					</ul>
				</details>
			))}
		</Card>
	);
}

function GradeSkillItem({ skill, studentId }: { skill: GradeSkill; studentId: string }) {
	const { skill_id, place, standard, parent_name, name } = skill;
	const { words, Icon, tone } = places[place];
	return (
		<li>
			<Icon className={`i ${tone}`} />
			<div className="min-w-0 grow">
				{parent_name} <span className="text-ink-3 text-sm whitespace-nowrap">{standard}</span>
				{place !== "not_begun" && (
					<EvidenceDisclosure of={{ student_id: studentId, skill_id }} about={name} />
				)}
			</div>
			<span className="text-ink-2 text-sm whitespace-nowrap">{words}</span>
		</li>
	);
}

function masteredOf(skills: StudentReport["grade_skills"]): string {
	const mastered = skills.filter(({ place }) => place === "mastered").length;
	return /* text */ `${mastered} of ${skills.length}`;
}
