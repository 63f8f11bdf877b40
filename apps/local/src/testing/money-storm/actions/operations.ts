import { decideDispute, dispute, repeatDispute } from "./disputes.ts";
import { forgeEvent, forgeReturn, lyingEvent, reachForOthers, replayReturn } from "./forgeries.ts";
import { changeCurrency, drop, look, payWithWallet, prepare, settle, settleInManyTabs } from "./ordering.ts";
import { answerBank, buy, comeBackLate, decideAtEsewa, payAtEsewa, payByCard, saveCard } from "./paying.ts";
import { failRefund, refund, refundPastUs } from "./refunds.ts";
import { payOut, reachGoal, setReward } from "./rewards.ts";
import {
	copyEvents,
	freezeDatabase,
	delayEvents,
	doJob,
	esewaIsAway,
	esewaSpeaksOtherwise,
	holdEvents,
	loseAnswers,
	loseEvents,
	repeatEvent,
	shuffleEvents,
	stripeFails,
	stripeIsAway,
	stripeIsSlow,
	timePasses,
	turnEvents,
} from "../troubles.ts";
import type { Turn } from "../world.ts";

interface Operation {
	name: string;
	/** Its frequency relative to the others. */
	weight: number;
	/**
	 * The share that must succeed; undefined for operations that call none of our routes, which must succeed
	 * every time. The rest is refused with a reason, such as a wallet with too little money, meets an
	 * unavailable provider, or has nothing to do.
	 */
	least?: number;
	run: (turn: Turn) => Promise<void> | void;
}

/** Everything that happens in the chaos test: what families do, what someone forges, and what fails. */
export const operations: readonly Operation[] = [
	{ name: "purchase", weight: 34, least: 0.6, run: buy },
	{ name: "look", weight: 3, least: 0.3, run: look },
	{ name: "order", weight: 7, least: 0.3, run: prepare },
	{ name: "card", weight: 6, run: payByCard },
	{ name: "bank", weight: 3, run: answerBank },
	{ name: "eSewa", weight: 6, least: 0.05, run: payAtEsewa },
	{ name: "eSewa decides", weight: 3, run: decideAtEsewa },
	{ name: "return", weight: 3, run: comeBackLate },
	{ name: "settle", weight: 5, least: 0.4, run: settle },
	{ name: "settle in tabs", weight: 2, least: 0.4, run: settleInManyTabs },
	{ name: "wallet", weight: 8, least: 0.03, run: payWithWallet },
	{ name: "drop", weight: 3, least: 0.05, run: drop },
	{ name: "currency", weight: 3, least: 0.05, run: changeCurrency },
	{ name: "save card", weight: 2, least: 0.2, run: saveCard },
	{ name: "refund", weight: 6, least: 0.4, run: refund },
	{ name: "refund past us", weight: 1, run: refundPastUs },
	{ name: "refund fails", weight: 0.3, run: failRefund },
	{ name: "dispute", weight: 2.5, run: dispute },
	{ name: "dispute decided", weight: 2, run: decideDispute },
	{ name: "dispute told again", weight: 4, run: repeatDispute },
	{ name: "daily reward", weight: 3, least: 0.2, run: setReward },
	{ name: "goal", weight: 4, run: reachGoal },
	{ name: "payout", weight: 3, least: 0.02, run: payOut },
	{ name: "forged event", weight: 3, run: forgeEvent },
	{ name: "lying event", weight: 2, run: lyingEvent },
	{ name: "forged return", weight: 3, run: forgeReturn },
	{ name: "replayed return", weight: 1, run: replayReturn },
	{ name: "other's order", weight: 3, run: reachForOthers },
	{ name: "events held", weight: 1, run: holdEvents },
	{ name: "events copied", weight: 1, run: copyEvents },
	{ name: "events shuffled", weight: 1, run: shuffleEvents },
	{ name: "events delayed", weight: 0.5, run: delayEvents },
	{ name: "events lost", weight: 0.5, run: loseEvents },
	{ name: "event again", weight: 2, run: repeatEvent },
	{ name: "events turned", weight: 0.5, run: turnEvents },
	{ name: "Stripe away", weight: 0.3, run: stripeIsAway },
	{ name: "Stripe fails", weight: 0.5, run: stripeFails },
	{ name: "Stripe slow", weight: 0.3, run: stripeIsSlow },
	{ name: "answers lost", weight: 0.7, run: loseAnswers },
	{ name: "eSewa away", weight: 1, run: esewaIsAway },
	{ name: "eSewa otherwise", weight: 0.5, run: esewaSpeaksOtherwise },
	{ name: "database still", weight: 0.3, run: freezeDatabase },
	{ name: "time", weight: 2, run: timePasses },
	{ name: "job", weight: 1, run: doJob },
];
