import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { InvitationState as Shown } from "./invitation-state.tsx";

const Loaded = lazy(() => import("./invitation-state.tsx").then((m) => ({ default: m.InvitationState })));

/** Loaded where a child has not joined: most children have. */
export function InvitationState(props: ComponentProps<typeof Shown>) {
	return (
		<Suspense fallback={<Skeleton className="h-11" />}>
			<Loaded {...props} />
		</Suspense>
	);
}
