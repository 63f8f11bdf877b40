import { BinsInput, type BinsInputProps } from "./bins-input.tsx";

/** Cards sorted into bins. */
export function SortInput(props: BinsInputProps) {
	return <BinsInput {...props} kind="sort" shape="bins" />;
}
