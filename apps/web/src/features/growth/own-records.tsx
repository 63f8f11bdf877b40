import { recordText, recordTitle } from "@learnin/domain/rewards/record-words";
import { dateOfDay, dayNumber } from "@learnin/domain/rewards/week";
import { useQuery } from "@tanstack/react-query";
import { dateRange } from "../../platform/time/time-words.ts";
import { Card } from "../../ui/card.tsx";
import { usePreferences } from "../profile/index.ts";
import { recordsQuery } from "./growth.api.ts";
import "./own-records.css";

/** The child's own best weeks. Hidden in calm mode, and never compared with other children. */
export function OwnRecords() {
	const { isCalm } = usePreferences();
	const { data } = useQuery({ ...recordsQuery, enabled: !isCalm });
	if (isCalm || !data || data.records.length === 0) return null;
	return (
		<Card title="My best weeks" className="or">
			<ul>
				{data.records.map((each) => (
					<li key={each.record}>
						<b>{recordTitle(each)}</b>
						<span>{recordText(each)}</span>
						<span className="or-when">{dateRange(each.monday, dateOfDay(dayNumber(each.monday) + 6))}</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
