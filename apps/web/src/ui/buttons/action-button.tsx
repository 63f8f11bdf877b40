import { type ActionOptions, useAction } from "../use-action.ts";
import { Button, type ButtonProps } from "./button.tsx";

export interface ActionButtonProps<Result>
	extends Omit<ButtonProps, "busy" | "onClick" | "onError">,
		ActionOptions<Result, void> {
	work: () => Promise<Result>;
}

/** A button that does one thing and is busy with it. */
export function ActionButton<Result>(props: ActionButtonProps<Result>) {
	const { work, done, reloads, onDone, onError, ...button } = props;
	const { run, isPending } = useAction(() => work(), { done, reloads, onDone, onError });
	return <Button {...button} busy={isPending} onClick={() => run()} />;
}
