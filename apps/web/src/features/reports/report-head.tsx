import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { gradeLabel } from "@learnin/domain/family/grades";
import { answeredWords, datedSpanWords, shareWords } from "@learnin/domain/reports/words";
import { roundDurationText } from "../../platform/time/time-words.ts";
import { Avatar } from "../../ui/people/avatar.tsx";

/** The child's name, and the span in four figures. */
export function ReportHead({ report: { student, span, totals } }: { report: StudentReport }) {
	return (
		<header className="card report-head">
			<div className="flex min-w-0 items-center gap-4">
				<Avatar avatar={student.avatar} name={student.name} size={60} />
				<div className="min-w-0">
					<h2 className="report-name">{student.name}</h2>
					<p className="text-ink-2">
						{gradeLabel(student.grade)} · {datedSpanWords(span)}
					</p>
				</div>
			</div>
			<dl className="report-figures">
				<Figure name="Questions" value={answeredWords(totals)} />
				<Figure name="Right on first try" value={shareWords(totals)} />
				<Figure name="Time" value={totals.active_ms === 0 ? "–" : roundDurationText(totals.active_ms)} />
				<Figure name="Days" value={String(totals.days)} />
			</dl>
		</header>
	);
}

/** The key figure large, its basis small beside it. */
function Figure({ name, value }: { name: string; value: string }) {
	const [, first = value, rest = ""] = /^([\d–]+%?)(.*)$/u.exec(value) ?? [];
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				<span className="num">{first}</span>
				{rest}
			</dd>
		</div>
	);
}
