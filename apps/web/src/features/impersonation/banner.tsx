import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "../../ui/buttons/button.tsx";
import { leaveImpersonation } from "./impersonation.api.ts";
import { readImpersonation, type Impersonation } from "./current-impersonation.ts";
import "./impersonation.css";

/** Shows on every page of this tab who is being impersonated, with an exit. */
function Banner({ impersonation }: { impersonation: Impersonation }) {
	const minutes = useMinutesLeft(impersonation.ends_at);
	const [isLeaving, setIsLeaving] = useState(false);
	const leave = () => {
		setIsLeaving(true);
		void leaveImpersonation(false);
	};
	return (
		<aside className="seeing-as" aria-label="Viewing as someone else">
			<Eye className="i" />
			<p>
				You’re viewing this as <b>{impersonation.name}</b>. Nothing can be changed.{" "}
				<span className="seeing-as-left">
					{minutes === 1 ? "Ends within a minute." : `Ends in ${minutes} minutes.`}
				</span>
			</p>
			<Button variant="line" busy={isLeaving} busyLabel="Leaving" onClick={leave}>
				Exit
			</Button>
		</aside>
	);
}

/** Counts down, and leaves when the time is over. */
function useMinutesLeft(ends_at: string): number {
	const left = () => Math.max(0, new Date(ends_at).getTime() - Date.now());
	const [ms, setMs] = useState(left);
	useEffect(() => {
		const timer = setInterval(() => setMs(left()), 5_000);
		return () => clearInterval(timer);
	});
	const isOver = ms === 0;
	useEffect(() => {
		if (isOver) void leaveImpersonation(true);
	}, [isOver]);
	return Math.max(1, Math.ceil(ms / 60_000));
}

/** Shown above all pages of this tab, outside of the app, so that no page can omit it. */
export function showImpersonation(): void {
	const impersonation = readImpersonation();
	if (impersonation === undefined) return;
	const place = document.createElement("div");
	document.body.prepend(place);
	document.documentElement.dataset["seeing"] = "as";
	createRoot(place).render(<Banner impersonation={impersonation} />);
}
