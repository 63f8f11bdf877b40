import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { eventText } from "../question-common/index.ts";
import type { BankQuestion } from "./question-bank.api.ts";

/** The history of a question, newest first. */
export function QuestionStory({ bank }: { bank: BankQuestion }) {
	const now = useNow();
	return (
		<section className="bank-part" aria-label="Who did what">
			<h3>Who did what</h3>
			<ol className="bank-story">
				{bank.events.map(({ note, actor_name, created_at, version: of, ...event }) => (
					<li key={`${created_at} ${event.kind}`}>
						<p>
							<b>{actor_name ?? "The product"}</b> {eventText(event)}
							<small>
								Version {of}, {whenText(created_at, now)}
							</small>
						</p>
						{note !== "" && <p className="queue-words text-ink-2">{note}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
