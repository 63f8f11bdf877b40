import { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { useEffect, useEffectEvent, useState } from "react";
import { callApi } from "../../../platform/api/api-client.ts";
import { useProfile } from "../../profile/index.ts";
import type { Graded, Outcome } from "./outbox.ts";
import { Outbox } from "./outbox.ts";
import type { UnsentAnswer } from "./unsent-answers.ts";
import { UnsentAnswers } from "./unsent-answers.ts";

export interface OutboxOptions {
	onOutcome: (answer: UnsentAnswer, outcome: Outcome) => void;
	/** Another tab sent these; the server has their results. */
	onSentElsewhere: (answers: UnsentAnswer[]) => void;
}

const tryAgainEvery = 8000;
/** A request without a response for this long counts as failed. */
const longestWait = 15_000;

/** This account's unsent answers: sent immediately, and again whenever the device may be online. */
export function useOutbox({ onOutcome, onSentElsewhere }: OutboxOptions) {
	const { id } = useProfile();
	const [answers] = useState(() => new UnsentAnswers(id, localStorage));
	const [unsent, setUnsent] = useState(() => answers.all());
	const serverStatus = useEffectEvent((answer: UnsentAnswer, outcome: Outcome) => {
		setUnsent(answers.all());
		onOutcome(answer, outcome);
	});
	const [outbox] = useState(
		() =>
			new Outbox({
				answers,
				send,
				exclusively: (run) => inTurn(`learnin-unsent-${id}`, run),
			}),
	);
	useEffect(() => outbox.listen((answer, outcome) => serverStatus(answer, outcome)), [outbox]);

	const otherTab = useEffectEvent((key: string | null) => {
		if (key !== null && !answers.isKey(key)) return;
		const now = answers.all();
		const gone = unsent.filter(({ body }) => !now.some((left) => left.body.client_key === body.client_key));
		setUnsent(now);
		if (gone.length > 0) onSentElsewhere(gone);
	});
	useEffect(() => {
		const listen = (event: StorageEvent) => otherTab(event.key);
		window.addEventListener("storage", listen);
		return () => window.removeEventListener("storage", listen);
	}, []);

	const isWaiting = unsent.length > 0;
	useEffect(() => {
		if (!isWaiting) return;
		const again = () => void outbox.flush();
		// After the page has shown the pending answers.
		const soon = setTimeout(again);
		const timer = setInterval(again, tryAgainEvery);
		window.addEventListener("online", again);
		return () => {
			clearTimeout(soon);
			clearInterval(timer);
			window.removeEventListener("online", again);
		};
	}, [isWaiting, outbox]);

	return {
		unsent,
		send: (answer: UnsentAnswer) => {
			answers.add(answer, Date.now());
			setUnsent(answers.all());
			void outbox.flush();
		},
		resend: () => void outbox.flush(),
	};
}

function send({ question_id, body }: UnsentAnswer): Promise<Graded> {
	const signal = AbortSignal.timeout(longestWait);
	return callApi(submitAnswer, { params: { question_id }, body }, { signal });
}

/** One tab at a time. Without locks (a page without https) the server's client keys suffice. */
function inTurn(name: string, run: () => Promise<void>): Promise<void> {
	return "locks" in navigator ? navigator.locks.request(name, run) : run();
}
