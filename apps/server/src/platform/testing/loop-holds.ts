/** Watches how long the main thread works without letting anybody else have a turn. */
export interface LoopWatch {
	/** The longest hold since the watch began or was asked last, in milliseconds of processor time. */
	longest(): number;
	stop(): void;
}

/**
 * Counts the processor time of this thread from turn to turn of its event loop. Unlike a clock it does not count what
 * other programs on the machine take, so that a limit can be strict.
 */
export function watchLoop(): LoopWatch {
	let [before, longest, isOver] = [workOfThread(), 0, false];
	const turn = () => {
		const now = workOfThread();
		longest = Math.max(longest, now - before);
		before = now;
		if (!isOver) setImmediate(turn);
	};
	setImmediate(turn);
	return {
		longest() {
			const [most] = [longest, (longest = 0)];
			return most;
		},
		stop() {
			isOver = true;
		},
	};
}

function workOfThread(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000;
}
