import { LocateFixed } from "lucide-react";
import { ownTimeZone } from "../../platform/time/time-zone.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Button } from "../buttons/button.tsx";
import type { TimeZoneFieldProps } from "./time-zone-field.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { describeTimeZone, timeThere } from "./time-zones.ts";

export interface TimeZoneChoiceProps extends TimeZoneFieldProps {
	/** Shown beside the time there. */
	note?: string | undefined;
}

/** A time zone field with the current time there, and the device's own zone if it differs. */
export function TimeZoneChoice({ value, onChange, note, showsLabel = false }: TimeZoneChoiceProps) {
	const here = describeTimeZone(ownTimeZone());
	const zone = describeTimeZone(value);
	const now = useNow();
	return (
		<>
			<TimeZoneField value={zone.id} onChange={onChange} showsLabel={showsLabel} />
			<p className="text-ink-2">
				{`It’s ${timeThere(zone, now)} there now.`}
				{note !== undefined && ` ${note}`}
			</p>
			{here.id !== zone.id && (
				<p>
					<Button
						variant="line"
						className="max-w-full py-2 whitespace-normal"
						icon={<LocateFixed className="i" />}
						onClick={() => onChange(here.id)}
					>
						Use this device’s: {here.city}
					</Button>
				</p>
			)}
		</>
	);
}
