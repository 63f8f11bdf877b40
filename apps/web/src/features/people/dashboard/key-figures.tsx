import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { formatCount } from "../../../platform/format-count.ts";
import type { SuperadminDashboard } from "../people.api.ts";
import { percentText } from "./figure-texts.ts";

/** The four key figures of the product. */
export function KeyFigures({
	dashboard,
	parentsTo,
	studentsTo,
}: {
	dashboard: SuperadminDashboard;
	/** The lists of people. */
	parentsTo: string;
	studentsTo: string;
}) {
	const { parents, registering_accounts, students, enrolled_students } = dashboard;
	const { today_finished, week_finished, week_first_try_share } = dashboard;
	return (
		<section aria-labelledby="key-figures">
			<h2 id="key-figures" className="sr">
				Key figures
			</h2>
			<dl className="superadmin-figures">
				<Figure name="Parents" to={parentsTo} value={formatCount(parents)}>
					{formatCount(registering_accounts)} still registering
				</Figure>
				<Figure name="Students" to={studentsTo} value={formatCount(students)}>
					{formatCount(enrolled_students)} enrolled now
				</Figure>
				<Figure name="Questions today" value={formatCount(today_finished)}>
					{formatCount(week_finished)} in 7 days (UTC)
				</Figure>
				<Figure
					name="Right on first try"
					value={week_first_try_share === null ? "–" : percentText(week_first_try_share)}
				>
					{week_first_try_share === null ? "No answers in the last 7 days" : "Last 7 days"}
				</Figure>
			</dl>
		</section>
	);
}

interface FigureProps {
	name: string;
	value: string;
	/** The list of those counted. */
	to?: string;
	children: React.ReactNode;
}

function Figure({ name, value, to, children }: FigureProps) {
	return (
		<div className="card">
			<dt>
				{to === undefined ? (
					name
				) : (
					<Link className="superadmin-more" to={to}>
						{name}
						<ChevronRight className="i" />
					</Link>
				)}
			</dt>
			<dd className="num">{value}</dd>
			<dd>{children}</dd>
		</div>
	);
}
