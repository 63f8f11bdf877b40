import { useState } from "react";

export interface Task<Input> {
	/** Runs it; ignored while it is running. */
	run: (input: Input) => void;
	isPending: boolean;
	/** Why the last run failed. */
	error: unknown;
}

/** An action started by a press, with its pending state and error. */
export function useTask<Input, Result>(
	work: (input: Input) => Promise<Result>,
	done: (result: Result) => void,
): Task<Input> {
	const [state, setState] = useState<{ isPending: boolean; error: unknown }>({
		isPending: false,
		error: null,
	});
	const carryOut = async (input: Input) => {
		setState({ isPending: true, error: null });
		try {
			const result = await work(input);
			setState({ isPending: false, error: null });
			done(result);
		} catch (error) {
			setState({ isPending: false, error });
		}
	};
	const run = (input: Input) => {
		if (!state.isPending) void carryOut(input);
	};
	return { run, ...state };
}
