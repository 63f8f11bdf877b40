import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { Link } from "react-router";
import { moreDaysPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { Note } from "../../ui/messages/note.tsx";

/** Why no new data may come: no consent, no paid days, or not joined yet. */
export function ReportState({ student }: { student: StudentReport["student"] }) {
	const { id, call_name, may_practice, enrolled_until, has_joined } = student;
	if (!may_practice)
		return (
			<Note kind="info" title="Consent to practice was withdrawn" className="report-note">
				<p>
					{call_name} can’t practice, and we collect nothing new. Earlier practice stays here until you delete
					it.{" "}
					<Link className="link" to={paths.profile}>
						Student Settings
					</Link>
				</p>
			</Note>
		);
	if (enrolled_until === null)
		return (
			<Note kind="info" title="No paid days left" className="report-note">
				<p>
					{call_name} keeps everything learned so far and still gets the free questions each day.{" "}
					<Link className="link" to={moreDaysPath([id])} reloadDocument>
						Add days
					</Link>
				</p>
			</Note>
		);
	if (!has_joined)
		return (
			<Note kind="info" title={`${call_name} hasn’t joined yet`} className="report-note">
				<p>
					The{" "}
					<Link className="link" to={paths.parentDashboard}>
						dashboard
					</Link>{" "}
					shows what to do first.
				</p>
			</Note>
		);
	return null;
}
