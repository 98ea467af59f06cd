import {Component, type ReactNode} from 'react';

type FaultBoundaryProps = {
	readonly children: ReactNode;
	/** Told of an error thrown while drawing. */
	readonly onFault: (error: unknown) => void;
};

/**
 * Draws its children, and nothing at all once one of them has thrown: an error's text and stack may
 * hold a position, so none of it comes onto the screen.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, {readonly failed: boolean}> {
	static getDerivedStateFromError(): {readonly failed: boolean} {
		return {failed: true};
	}

	override state: {readonly failed: boolean} = {failed: false};

	override componentDidCatch(error: unknown): void {
		this.props.onFault(error);
	}

	override render(): ReactNode {
		return this.state.failed ? null : this.props.children;
	}
}
