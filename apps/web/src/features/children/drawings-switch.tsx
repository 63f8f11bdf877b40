import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../ui/use-action.ts";
import { switchDrawings } from "../shared-drawings/index.ts";
import { type Child, childrenQuery } from "./children.api.ts";

/** Whether a child can show its parents what it draws over a question; off at first. */
export function DrawingsSwitch({ child, callName }: { child: Child; callName: string }) {
	const client = useQueryClient();
	const turn = useAction((isOn: boolean) => switchDrawings(child.id, isOn), {
		reloads: [childrenQuery],
		// Lists and details that showed a drawing.
		onDone: () => client.removeQueries({ queryKey: ["activity"] }),
	});
	return (
		<label className="ch-row">
			<span className="min-w-0 grow">
				<b>{`${callName} can show you drawings`}</b>
				<small>
					{child.shows_drawings
						? `You see a drawing with its question, but only after ${callName} presses “Show my parent”. Turning this off deletes what you were shown.`
						: `Off: what ${callName} draws over a question stays on the device.`}
				</small>
			</span>
			<input
				type="checkbox"
				className="switch"
				aria-label={`${child.name} can show you drawings`}
				checked={child.shows_drawings}
				disabled={turn.isPending}
				onChange={(event) => turn.run(event.target.checked)}
			/>
		</label>
	);
}
