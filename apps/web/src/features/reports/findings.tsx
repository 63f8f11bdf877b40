import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import type { Finding, FindingKind } from "@learnin/domain/reports/finding";
import { isSlipping } from "@learnin/domain/reports/slipping";
import { sentenceOf } from "@learnin/domain/reports/sentence";
import type { LucideIcon } from "lucide-react";
import {
	ArrowDownRight,
	ArrowUpRight,
	CalendarCheck,
	ChartNoAxesColumn,
	CircleCheck,
	CircleDashed,
	Clock,
	LifeBuoy,
	Lightbulb,
	ListChecks,
	Target,
} from "lucide-react";
import { Link } from "react-router";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EvidenceDisclosure, StatementPart } from "../evidence/index.ts";
import { answersPath } from "./skills/answers-path.ts";
import { QuestionPips } from "./charts/question-pips.tsx";
import { useFirstRows } from "./skills/use-first-rows.tsx";

/** The most important ones come first. */
const AT_FIRST = 4;

const looks: Record<FindingKind, { icon: LucideIcon; tone: string }> = {
	practised: { icon: CalendarCheck, tone: "sky" },
	not_practised: { icon: CalendarCheck, tone: "sky" },
	amount: { icon: ChartNoAxesColumn, tone: "sky" },
	accuracy: { icon: Target, tone: "sky" },
	accuracy_open: { icon: Target, tone: "sky" },
	mastered: { icon: CircleCheck, tone: "mint" },
	nearly: { icon: ArrowUpRight, tone: "mint" },
	slipped: { icon: ArrowDownRight, tone: "coral" },
	stuck: { icon: LifeBuoy, tone: "coral" },
	to_work_on: { icon: Lightbulb, tone: "lilac" },
	review_due: { icon: Clock, tone: "lilac" },
	review_soon: { icon: Clock, tone: "lilac" },
	too_few: { icon: CircleDashed, tone: "sky" },
	standard: { icon: ListChecks, tone: "gold" },
};

/** The findings, each sentence with the attempts behind it; the figures of the report's head are not repeated. */
export function Findings({ report }: { report: StudentReport }) {
	const { student } = report;
	const findings = report.findings.filter(({ kind }) => kind !== "practised");
	const { length } = findings;
	const { atFirst, moreClass, button } = useFirstRows(length, `Show all ${length} findings`, AT_FIRST);
	return (
		<Card title="What the answers say">
			<ul className="findings">
				{findings.map((finding, at) => (
					<li
						key={`${finding.kind} ${finding.evidence.skill_id ?? ""}`}
						className={classNames("finding", at >= atFirst && moreClass)}
					>
						<FindingIcon kind={seenAs(finding)} />
						<div className="min-w-0">
							<p>{sentenceOf(finding, student.call_name)}</p>
							<Evidence finding={finding} student={student} />
						</div>
					</li>
				))}
			</ul>
			{button}
		</Card>
	);
}

/** A mastered skill that slips looks like what it says. */
function seenAs(finding: Finding): FindingKind {
	const { kind } = finding;
	return (kind === "mastered" || kind === "review_soon") && isSlipping(finding.skill.missed_last)
		? "slipped"
		: kind;
}

function FindingIcon({ kind }: { kind: FindingKind }) {
	const { icon: Icon, tone } = looks[kind];
	return (
		<span className={`finding-icon finding-icon--${tone}`} aria-hidden="true">
			<Icon className="i" />
		</span>
	);
}

function Evidence({ finding, student }: { finding: Finding; student: StudentReport["student"] }) {
	const { evidence, kind } = finding;
	if (kind === "not_practised") return null;
	if (kind === "standard")
		return (
			<p className="evidence">
				<a className="link tap-line" href="#grade-skills">
					See the skills for this grade
				</a>
			</p>
		);
	if (evidence.skill_id !== null)
		return (
			<div className="evidence">
				{evidence.questions.length > 0 && <QuestionPips questions={evidence.questions.toReversed()} />}
				<EvidenceDisclosure
					of={{ student_id: student.id, skill_id: evidence.skill_id }}
					about={"skill" in finding ? finding.skill.name : ""}
				>
					<StatementPart studentId={student.id} skillId={evidence.skill_id} callName={student.call_name} />
				</EvidenceDisclosure>
			</div>
		);
	return (
		<div className="evidence">
			<Link className="link tap-line" to={answersPath(student.id, evidence)}>
				{kind === "accuracy_open" ? (
					"See the answers of these days"
				) : (
					<>
						See the answers
						<span className="sr"> behind: {sentenceOf(finding, student.call_name)}</span>
					</>
				)}
			</Link>
		</div>
	);
}
