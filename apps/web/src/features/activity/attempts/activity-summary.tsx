import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { answeredWords, shareWords } from "@learnin/domain/reports/words";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Link } from "react-router";
import { studentReportPath } from "../../../paths/more-paths.ts";
import { roundDurationText } from "../../../platform/time/time-words.ts";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ChildPlacementLink } from "../../placement/index.ts";
import { TimeRule, type Totals, totalsQuery } from "../../reports/index.ts";
import type { DaysFilter } from "./activity-filter.ts";

type ChildTotals = Totals["children"][number];

/** What each child of the filter did in these days, regardless of the result filter. */
export function ActivitySummary({
	filter: { student_id, skill_id, from, to },
	students,
}: {
	filter: DaysFilter;
	students: UserDetails["all_students"];
}) {
	const asked = { ...(student_id && { student_id }), ...(skill_id && { skill_id }), from, to };
	const { data, error } = useQuery(totalsQuery(asked));
	// The list reports errors; these figures are only a help.
	if (error && !data) return null;
	if (!data) return <Skeleton className="activity-summary h-[6.25rem] loads-late" />;
	const shown = data.children.flatMap((totals) => {
		const student = students.find(({ id }) => id === totals.student_id);
		return student === undefined ? [] : [{ student, totals }];
	});
	if (shown.length === 0) return null;
	return (
		<section className="activity-totals" aria-label="What each child did on these days">
			<ul className="totals-list">
				{shown.map(({ student, totals }) => (
					<li key={student.id} className="card totals">
						<ChildRow student={student} totals={totals} />
					</li>
				))}
			</ul>
			<TimeRule />
		</section>
	);
}

function ChildRow({
	student: { id, name, avatar },
	totals,
}: {
	student: UserDetails["all_students"][number];
	totals: ChildTotals;
}) {
	const { finished, skipped, active_ms, days } = totals;
	return (
		<>
			<div className="totals-child">
				<Avatar avatar={avatar} name={name} size={40} />
				<div className="min-w-0">
					<h2 className="text-lg leading-tight">{name}</h2>
					<span className="flex flex-wrap gap-x-4">
						<Link className="link tap-line text-sm" to={studentReportPath(id)}>
							Report<span className="sr"> on {name}</span>
						</Link>
						<ChildPlacementLink studentId={id} name={name} />
					</span>
				</div>
			</div>
			{finished + skipped === 0 && active_ms === 0 ? (
				<p className="text-ink-2 text-sm">No questions finished on these days.</p>
			) : (
				<dl className="totals-figures">
					<Figure name="Questions" value={answeredWords(totals)} />
					<Figure name="Right on first try" value={shareWords(totals)} />
					<Figure name="Time" value={active_ms === 0 ? "–" : roundDurationText(active_ms)} />
					<Figure name="Days" value={String(days)} />
				</dl>
			)}
		</>
	);
}

/** A narrow column breaks "101 answered, 3 skipped" after the comma. */
function Figure({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{value.split(/(?<=,) /u).map((part, at) => (
					<Fragment key={part}>
						{at > 0 && " "}
						<span className="inline-block">{part}</span>
					</Fragment>
				))}
			</dd>
		</div>
	);
}
