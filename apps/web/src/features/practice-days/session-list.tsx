import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { sessionAttemptsPath } from "../../paths/more-paths.ts";

import { count } from "../../platform/count-words.ts";
import { roundDurationText, whenText } from "../../platform/time-words.ts";
import { useNow } from "../../platform/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { usePointsWords } from "../activity/index.ts";
import type { Session } from "./practice-days.api.ts";

/** The newest sets; each leads to its answers. */
export function SessionList({ sessions, timeZone }: { sessions: readonly Session[]; timeZone: string }) {
	const now = useNow();
	const pointsWords = usePointsWords();
	return (
		<Card title="Newest sets">
			<ul className="days-rows">
				{sessions.map((session) => (
					<li key={session.session_id}>
						<Link className="days-row" to={sessionAttemptsPath(session.session_id)}>
							<span className="days-row-main">
								<b>{session.title}</b>
								<span className="text-ink-3 text-sm">{whenText(session.last_at, now, timeZone)}</span>
							</span>
							<span className="days-row-facts">
								<span>{count(session.finished, "question")}</span>
								<span>{roundDurationText(session.active_ms)}</span>
								<Earned words={pointsWords(session.points)} />
							</span>
							<ChevronRight className="i days-row-go" />
						</Link>
					</li>
				))}
			</ul>
		</Card>
	);
}

function Earned({ words }: { words: string | false }) {
	return words !== false && <span>{words}</span>;
}
