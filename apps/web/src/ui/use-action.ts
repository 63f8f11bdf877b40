import { type InvalidateQueryFilters, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "../platform/api/api-error.ts";
import { queryClient } from "../platform/api/mutations.ts";
import { showError } from "../platform/api/show-error.ts";
import { toastSuccess } from "./messages/toast.tsx";

export interface ActionOptions<Result, Input> {
	/** The toast on success. */
	done?: string | ((result: Result, input: Input) => string) | undefined;
	/** The queries to read again: those it changes, which may also be why it failed. */
	reloads?: readonly InvalidateQueryFilters[] | undefined;
	/** Called on success, after the queries were read again; busy until what it returns has settled. */
	onDone?: ((result: Result, input: Input) => unknown) | undefined;
	/** Replaces the toast that shows an error. */
	onError?: ((error: unknown, input: Input) => void) | undefined;
}

export interface Action<Input> {
	/** Ignored while it is running. */
	run: (input: Input) => void;
	isPending: boolean;
	/** Why the last run failed. */
	error: unknown;
	/** What the running action was given. */
	pending: Input | undefined;
}

/**
 * Something that a press sends: one at a time, with its pending state, its error, the message on success and the
 * queries it changes. It is completed, and its result told, even if the person has gone to another page.
 */
export function useAction<Result, Input = void>(
	work: (input: Input) => Promise<Result>,
	{ done, reloads = [], onDone, onError = showError }: ActionOptions<Result, Input> = {},
): Action<Input> {
	// The pending state lags behind a double press; this does not.
	const isRunning = useRef(false);
	const { mutate, isPending, error, variables } = useMutation<Result, unknown, Input>(
		{
			mutationFn: work,
			// Offline, a press fails at once, instead of being sent at some later time.
			networkMode: "always",
			onSuccess: async (result, input, _, { client }) => {
				if (done !== undefined) toastSuccess(typeof done === "string" ? done : done(result, input));
				await Promise.all(reloads.map((filters) => client.invalidateQueries(filters)));
				await onDone?.(result, input);
			},
			onError: (refusal, input, _, { client }) => {
				onError(refusal, input);
				if (!isAboutEntry(refusal)) for (const filters of reloads) void client.invalidateQueries(filters);
			},
			onSettled: () => {
				isRunning.current = false;
			},
		},
		queryClient,
	);
	const run = (input: Input) => {
		if (isRunning.current) return;
		isRunning.current = true;
		mutate(input);
	};
	return { run, isPending, error, pending: isPending ? variables : undefined };
}

/** For `onError`: the page shows the error itself. */
export function shownHere(): void {}

/** What was typed is refused; what the page shows is as it was. */
function isAboutEntry(error: unknown): boolean {
	return error instanceof ApiError && Object.keys(error.fields).length > 0;
}
