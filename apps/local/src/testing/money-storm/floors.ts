import { table } from "../table.ts";
import { countPayments } from "./checks/check-providers.ts";
import { repeatedEventsOfDisputes } from "./actions/disputes.ts";
import { operations } from "./actions/operations.ts";
import { query } from "./query.ts";
import type { Tally } from "./tally.ts";
import type { World } from "./world.ts";

/** The minimum that a chaos test must get done, of one kind. */
interface Floor {
	kind: string;
	begun: number;
	done: number;
	refused: number;
	away: number;
	idle: number;
	required: number;
}

/** Every kind of operation, with its minimum. */
function floorsOf(tally: Tally): Floor[] {
	return operations.map(({ name, least }) => {
		const ends = tally.operations.get(name) ?? { begun: 0, idle: 0, done: 0, refused: 0, away: 0 };
		const { begun, idle, done, refused, away } = ends;
		const required = least === undefined ? begun : Math.floor(least * begun);
		return { kind: name, begun, done, refused, away, idle, required };
	});
}

/** Kinds of operations with too few successes, as sentences. */
export function shortfalls(tally: Tally): string[] {
	return floorsOf(tally)
		.filter(({ done, required }) => done < required)
		.map(({ kind, done, required }) => `${kind}: only ${done} were done, ${required} must be`);
}

/**
 * The minimum movements of money for every hundred operations: about half of what happens on a busy machine.
 */
const perHundred = {
	"paid by card": 2.5,
	"paid at eSewa": 2.5,
	"paid from a wallet": 0.7,
	refunded: 1,
	disputed: 0.8,
	"won at the bank": 0.34,
	"lost at the bank": 0.34,
	"disputed, told again": 0.34,
};

/** How often money has moved so far. */
type Counts = Record<keyof typeof perHundred, number>;

interface Moved {
	what: string;
	count: number;
	required: number;
}

export async function countMoves(world: Pick<World, "app" | "stripe" | "esewa">): Promise<Counts> {
	const { byCard, atEsewa } = countPayments(world);
	const [books] = await query<{
		wallet: number;
		refunds: number;
		disputes: number;
		won: number;
		lost: number;
	}>(
		world.app,
		`select (select count(*)::int from orders where state in ('paid', 'refunded') and provider = 'WALLET') as wallet,
			(select count(*)::int from refunds where state = 'succeeded') as refunds,
			count(*)::int as disputes,
			(count(*) filter (where standing = 'won'))::int as won,
			(count(*) filter (where standing = 'lost'))::int as lost
		from disputes`,
	);
	return {
		"paid by card": byCard,
		"paid at eSewa": atEsewa,
		"paid from a wallet": books?.wallet ?? 0,
		refunded: books?.refunds ?? 0,
		disputed: books?.disputes ?? 0,
		"won at the bank": books?.won ?? 0,
		"lost at the bank": books?.lost ?? 0,
		"disputed, told again": repeatedEventsOfDisputes(world),
	};
}

async function movedOf(world: World): Promise<Moved[]> {
	const now = await countMoves(world);
	return Object.entries(perHundred).map(([what, share]) => ({
		what,
		count: now[what as keyof Counts] - (world.before[what] ?? 0),
		required: Math.floor((share * world.tally.total) / 100),
	}));
}

/**
 * Where a chaos test got less done than its minimum, because books without a fault prove nothing if nothing
 * was booked. Sentences, empty if enough was done; also the lines of the table.
 */
export async function checkFloors(world: World): Promise<{ faults: string[]; lines: string[] }> {
	const floors = floorsOf(world.tally);
	const moved = await movedOf(world);
	const lines = [
		...table(floors.map(({ kind, ...figures }) => ({ operation: kind, ...figures }))),
		...table(moved.map(({ what, count, required }) => ({ money: what, times: count, required }))),
	];
	const faults = [
		...shortfalls(world.tally),
		...moved
			.filter(({ count, required }) => count < required)
			.map(({ what, count, required }) => `money was ${what} only ${count} times, ${required} are required`),
	];
	return { faults, lines };
}
