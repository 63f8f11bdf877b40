import type { ReactNode } from "react";
import { Link } from "react-router";
import { count } from "../../../platform/count-words.ts";
import { dayTitle } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import type { StudentDetails } from "../lists/people-lists.api.ts";

export interface PracticeDaysProps {
	student: StudentDetails;
	dayTo: (day_id: string) => string;
	/** The ways to the report and the activity, as a guardian sees them. */
	renderFamilyViews: (student_id: string, guardian: { account_id: string; name: string }) => ReactNode;
}

/** A child's newest days, each with a link to its answers, and the family's pages. */
export function PracticeDays({ student, dayTo, renderFamilyViews }: PracticeDaysProps) {
	const now = useNow();
	const guardian = student.guardians[0];
	return (
		<Card title="Days">
			{student.days.length === 0 ? (
				<p className="text-ink-2">No practice days yet.</p>
			) : (
				<>
					<ul className="person-rows">
						{student.days.map(({ day_id, date, finished, first_try }) => (
							<li key={day_id}>
								<Link to={dayTo(day_id)}>{dayTitle(`${date}T12:00:00Z`, now, "UTC")}</Link>
								<span className="text-ink-3 text-sm">
									{`${count(finished, "question")}, ${first_try} on the first try`}
								</span>
							</li>
						))}
					</ul>
					<p className="text-ink-3 mt-4 text-sm">
						Opening a day shows what the child answered and is recorded in the audit log.
					</p>
				</>
			)}
			{guardian !== undefined && (
				<>
					<h3 className="person-part">{`As ${guardian.name} sees it`}</h3>
					<div className="person-acts">{renderFamilyViews(student.id, guardian)}</div>
				</>
			)}
		</Card>
	);
}
