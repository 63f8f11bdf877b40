import { ChevronRight } from "lucide-react";
import { whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import { Differences } from "./differences.tsx";
import { eventText } from "../../question-common/index.ts";
import type { BankQuestion } from "../question-editor.api.ts";

/** Every version with its changes, and who did what. */
export function History({ stored: { versions, events, published_version } }: { stored: BankQuestion }) {
	const now = useNow();
	return (
		<Card title="Versions">
			<div className="qe-stack">
				{versions.map((version, at) => {
					const before = versions[at + 1];
					const who = version.created_by_name ?? "Someone";
					return (
						<details key={version.version} className="disclosure qe-version">
							<summary>
								<ChevronRight aria-hidden="true" />
								{`Version ${version.version} · ${who} · ${whenText(version.created_at, now)}`}
								{version.version === published_version && (
									<span className="chip chip--mint">With students</span>
								)}
							</summary>
							<div className="disclosure-body">
								{before === undefined ? (
									<p className="help">The first saved version.</p>
								) : (
									<Differences before={before} after={version} />
								)}
							</div>
						</details>
					);
				})}
				<h3>Who did what</h3>
				<ol className="qe-events">
					{events.map(({ version, note, actor_name, created_at, ...event }, at) => (
						<li key={at}>
							<span>
								{`${actor_name ?? "Learnin"} ${eventText(event)}`}
								<small>{`Version ${version} · ${whenText(created_at, now)}`}</small>
							</span>
							{note !== "" && <p>{note}</p>}
						</li>
					))}
				</ol>
			</div>
		</Card>
	);
}
