/** Measures how long the main thread blocks its event loop. */
export interface LoopWatch {
	/** The longest block since the start or the last call, in milliseconds of processor time. */
	longest(): number;
	stop(): void;
}

/**
 * Measures this thread's processor time from turn to turn of its event loop. Unlike wall time this excludes
 * other programs on the machine, so that a limit can be strict.
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
